import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from "@mantine/core";

const beam: MantineColorsTuple = [
  "#fef6e4",
  "#fbe8c2",
  "#f8d894",
  "#f5c766",
  "#f2b544",
  "#dfa02f",
  "#b7791f",
  "#966218",
  "#744b12",
  "#52350d",
];

/** Mantine's greys in our hues, for the parts that it colours by shade. */
const dark: MantineColorsTuple = [
  "#e6ebf2",
  "#c3ccd8",
  "#8fa0b5",
  "#6b7c93",
  "#33435a",
  "#243041",
  "#1a2330",
  "#121923",
  "#0d131b",
  "#0b1017",
];
const gray: MantineColorsTuple = [
  "#f7f8fa",
  "#f1f3f6",
  "#e3e7ed",
  "#d5dbe3",
  "#c8d0da",
  "#9aa7b5",
  "#5b6b7f",
  "#44536a",
  "#2c394b",
  "#17202c",
];

/** Mantine's own names for surfaces and text, pointed at our tokens, so both schemes come from one table. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const colors = {
    "--mantine-color-body": "var(--ui-surface)",
    "--mantine-color-text": "var(--ui-text)",
    "--mantine-color-bright": "var(--ui-text)",
    "--mantine-color-dimmed": "var(--ui-muted)",
    "--mantine-color-placeholder": "var(--ui-faint)",
    "--mantine-color-anchor": "var(--ui-link)",
    "--mantine-color-error": "var(--ui-fail)",
    "--mantine-color-success": "var(--ui-pass)",
    "--mantine-color-default": "var(--ui-surface)",
    "--mantine-color-default-hover": "var(--ui-hover)",
    "--mantine-color-default-color": "var(--ui-text)",
    "--mantine-color-default-border": "var(--ui-line)",
    "--mantine-color-disabled": "var(--ui-hover)",
    "--mantine-color-disabled-color": "var(--ui-faint)",
    "--mantine-color-disabled-border": "var(--ui-line)",
    "--mantine-primary-color-filled": "var(--ui-beam)",
    "--mantine-primary-color-filled-hover": "var(--ui-beam-hover)",
    "--mantine-primary-color-contrast": "var(--ui-on-beam)",
    "--mantine-color-beam-filled": "var(--ui-beam)",
    "--mantine-color-beam-filled-hover": "var(--ui-beam-hover)",
    "--mantine-color-beam-contrast": "var(--ui-on-beam)",
    "--mantine-color-beam-text": "var(--ui-beam-text)",
    "--mantine-color-beam-outline": "var(--ui-beam)",
    "--mantine-color-beam-light": "var(--ui-beam-tint)",
    "--mantine-color-beam-light-hover": "var(--ui-beam-tint)",
    "--mantine-color-beam-light-color": "var(--ui-beam-text)",
  };
  return { variables: {}, light: colors, dark: colors };
};

const namedClose = { "aria-label": "Close" };

const compactHeightPx = 32;
const compactInput = {
  "--input-height": `${compactHeightPx}px`,
  "--input-fz": "13px",
  "--input-bg": "var(--ui-surface)",
};
const isCompact = (size: unknown) => size === undefined || size === "sm";
const raised = { backgroundColor: "var(--ui-raised)", borderColor: "var(--ui-line)", boxShadow: "var(--ui-shadow)" };
/** The list box scrolls by itself: the keyboard does not reach an area around it. */
const ownScroll = { withScrollArea: false };
const optionsHeightMaxPx = 300;
/** A small box beside words of the usual size. */
const choiceText = { label: { fontSize: 13 }, description: { fontSize: 12 } };
/** The heading of a dialog is no landmark of the page. */
const plainHeader = { header: { role: "presentation" } };

export const theme = createTheme({
  primaryColor: "beam",
  primaryShade: { light: 6, dark: 4 },
  colors: { beam, dark, gray },
  black: "#10161f",
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontFamilyMonospace: '"JetBrains Mono Variable", ui-monospace, monospace',
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.5", lg: "1.5", xl: "1.4" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { xs: "3px", sm: "4px", md: "6px", lg: "6px", xl: "6px" },
  defaultRadius: "md",
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "28px" },
      h2: { fontSize: "16px", lineHeight: "24px" },
      h3: { fontSize: "14px", lineHeight: "20px" },
    },
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    if (input.color !== "beam") return resolved;
    if (input.variant === "filled") return { ...resolved, color: "var(--ui-on-beam)" };
    // A quiet button is a link that does something: amber is kept for the one action of a page.
    return input.variant === "subtle" ? { ...resolved, color: "var(--ui-link)", hover: "var(--ui-hover)" } : resolved;
  },
  components: {
    Button: {
      defaultProps: { size: "sm" },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root: isCompact(props.size) ? { "--button-height": `${compactHeightPx}px`, "--button-padding-x": "12px" } : {},
      }),
      styles: { label: { fontWeight: 500 } },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray" },
      vars: (_theme: unknown, props: { size?: unknown; variant?: unknown }) => ({
        root: {
          ...(isCompact(props.size) || props.size === "md" ? { "--ai-size": "28px" } : {}),
          ...(props.variant === "subtle"
            ? { "--ai-color": "var(--ui-muted)", "--ai-hover": "var(--ui-hover)", "--ai-hover-color": "var(--ui-text)" }
            : {}),
        },
      }),
    },
    Input: {
      defaultProps: { size: "sm" },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        wrapper: isCompact(props.size) ? compactInput : {},
        input: {},
      }),
    },
    InputWrapper: {
      styles: {
        label: { fontSize: 13, fontWeight: 500, marginBottom: 4 },
        required: { color: "var(--ui-muted)" },
        error: { marginTop: 4 },
      },
    },
    Select: { defaultProps: { selectFirstOptionOnChange: true, ...ownScroll } },
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true, ...ownScroll } },
    Autocomplete: { defaultProps: ownScroll },
    TagsInput: { defaultProps: ownScroll },
    Switch: { defaultProps: { color: "var(--ui-control)", withThumbIndicator: false } },
    Checkbox: {
      defaultProps: { size: "xs", color: "var(--ui-control)", iconColor: "var(--ui-surface)" },
      styles: choiceText,
    },
    Radio: {
      defaultProps: { size: "xs", color: "var(--ui-control)", iconColor: "var(--ui-surface)" },
      styles: choiceText,
    },
    Menu: {
      // The focus goes to an item, as people expect of a menu, and not to an element of no role before them.
      defaultProps: { shadow: "none", offset: 4, withInitialFocusPlaceholder: false, menuItemTabIndex: 0 },
      styles: { dropdown: raised, item: { fontSize: 13, padding: "6px 8px" } },
    },
    Popover: { defaultProps: { offset: 4 }, styles: { dropdown: raised } },
    Combobox: {
      defaultProps: { offset: 4 },
      styles: { dropdown: raised, options: { maxHeight: optionsHeightMaxPx, overflowY: "auto" } },
    },
    Tooltip: {
      defaultProps: { openDelay: 250, withArrow: false, color: "var(--ui-raised)" },
      styles: { tooltip: { ...raised, border: "1px solid var(--ui-line)", color: "var(--ui-text)", fontSize: 12 } },
    },
    Drawer: { defaultProps: { attributes: plainHeader, closeButtonProps: namedClose } },
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: namedClose,
        overlayProps: { backgroundOpacity: 0.5 },
        zIndex: 1000,
        attributes: plainHeader,
      },
      styles: {
        content: { border: "1px solid var(--ui-line)", minWidth: 400, maxWidth: "90vw", maxHeight: "90vh" },
        title: { fontWeight: 600, fontSize: 16 },
      },
    },
    Notification: {
      defaultProps: { closeButtonProps: { "aria-label": "Dismiss" } },
      styles: {
        root: { ...raised, maxWidth: 440 },
        title: { fontSize: 13 },
        description: { color: "var(--ui-muted)" },
      },
    },
    Paper: { styles: { root: { backgroundColor: "var(--ui-surface)" } } },
    Tabs: { styles: { tab: { fontSize: 13, padding: "8px 12px" } } },
    Skeleton: { defaultProps: { radius: "sm" } },
    Anchor: { defaultProps: { size: "inherit" } },
  },
});
