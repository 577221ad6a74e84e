import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  MantineProvider,
  useMantineColorScheme,
} from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariablesResolver, theme } from "./theme.ts";

/** Key of the remembered scheme; the page's first script reads it too, so that a light page never flashes dark. */
export const colorSchemeKey = "color-scheme";
const manager = localStorageColorSchemeManager({ key: colorSchemeKey });

export function UiProvider({ children, env }: { children: ReactNode; env?: "test" }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme="dark"
      {...(env ? { env } : {})}
    >
      {children}
    </MantineProvider>
  );
}

export type ColorSchemeChoice = "dark" | "light" | "system";

/** The reader's choice; "system" follows the operating system. */
export function useColorSchemeChoice(): readonly [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const set = (choice: ColorSchemeChoice) => setColorScheme(schemeOf(choice));
  return [colorScheme === "auto" ? "system" : colorScheme, set];
}

const schemeOf = (choice: ColorSchemeChoice): MantineColorScheme => (choice === "system" ? "auto" : choice);
