import { Select, Stack, timeZones, useTimeZone } from "@pharos/ui";

/** Kept in this browser. */
export function PreferencesForm() {
  const { choice, zone, choose } = useTimeZone();
  return (
    <Stack gap="lg">
      <Select
        label="Time zone"
        description={`Times are shown in ${zone}`}
        searchable
        allowDeselect={false}
        value={choice}
        onChange={(value) => choose(value ?? "local")}
        data={timeZones().map((name) => ({ value: name, label: name === "local" ? "As this computer" : name }))}
      />
    </Stack>
  );
}
