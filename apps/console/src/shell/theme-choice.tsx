import { type ColorSchemeChoice, SegmentedControl, useColorSchemeChoice } from "@pharos/ui";
import { IconDeviceDesktop, IconMoon, IconSun } from "@pharos/ui/icons";
import classes from "./top-bar.module.css";

const choices: readonly { value: ColorSchemeChoice; label: string; icon: typeof IconMoon }[] = [
  { value: "dark", label: "Dark", icon: IconMoon },
  { value: "light", label: "Light", icon: IconSun },
  { value: "system", label: "System", icon: IconDeviceDesktop },
];

/** Remembered by the browser. */
export function ThemeChoice() {
  const [choice, choose] = useColorSchemeChoice();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label="Theme"
      value={choice}
      onChange={(value) => choose(value as ColorSchemeChoice)}
      data={choices.map(({ value, label, icon: Icon }) => ({
        value,
        label: (
          <span className={classes.themeOption}>
            <Icon size={14} aria-hidden />
            {label}
          </span>
        ),
      }))}
    />
  );
}
