import { type ColorSchemeChoice, Menu, useColorSchemeChoice } from "@pharos/ui";
import { IconDeviceDesktop, IconMoon, IconSun } from "@pharos/ui/icons";

const choices: readonly { value: ColorSchemeChoice; label: string; icon: typeof IconMoon }[] = [
  { value: "dark", label: "Dark", icon: IconMoon },
  { value: "light", label: "Light", icon: IconSun },
  { value: "system", label: "System", icon: IconDeviceDesktop },
];

/** Items of a menu. Remembered by the browser. */
export function ThemeChoice() {
  const [choice, choose] = useColorSchemeChoice();
  return (
    <>
      <Menu.Label>Theme</Menu.Label>
      <Menu.RadioGroup value={choice} onChange={(value) => choose(value as ColorSchemeChoice)}>
        {choices.map(({ value, label, icon: Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            closeMenuOnClick={false}
            rightSection={<Icon size={16} aria-hidden />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
