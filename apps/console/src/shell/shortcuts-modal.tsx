import { Kbd, Modal, Table } from "@pharos/ui";
import { commandKey } from "./platform.ts";

const shortcuts: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [[commandKey, "K"], "Command palette"],
  [["?"], "These shortcuts"],
  [["g", "a"], "Go to alerts"],
  [["g", "d"], "Go to detections"],
  [["g", "s"], "Go to search"],
  [["j"], "Next in a list"],
  [["k"], "Previous in a list"],
  [["x"], "Select"],
  [["Enter"], "Open"],
  [["Esc"], "Close the sheet"],
  [["]"], "Next alert"],
  [["["], "Previous alert"],
  [["m"], "Assign the alert to me"],
  [["o"], "Open the alert again"],
  [["t"], "Triage the alert"],
  [["r"], "Resolve the alert"],
  [["c"], "Close the alert"],
  [["z"], "Snooze the alert"],
  [["1", "–", "9"], "Tick a step of the runbook"],
];

export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Table verticalSpacing="xs" withRowBorders={false}>
        <Table.Tbody>
          {shortcuts.map(([keys, meaning]) => (
            <Table.Tr key={meaning}>
              <Table.Td>{meaning}</Table.Td>
              <Table.Td ta="right">
                {keys.map((key) => (
                  <Kbd key={key} ml={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
