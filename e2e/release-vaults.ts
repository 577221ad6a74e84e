import { writeZip } from "@pharos/detection-content";

/** A release of a pack with one rule and the helper that it imports. */
export function releaseVaults(threshold: number): Buffer {
  const files = {
    "vault.yml": `AnalysisType: rule\nRuleID: Vault.Opened\nDisplayName: Vault opened\nEnabled: true\nSeverity: High\nFilename: vault.py\nLogTypes: [AWS.CloudTrail]\nThreshold: ${threshold}\nTests:\n  - { Name: opened, ExpectedResult: true, Log: { eventName: OpenVault } }\n`,
    "vault.py": "from vault_doors import NAME\n\n\ndef rule(event):\n    return event.get('eventName') == NAME\n",
    "doors.yml": "AnalysisType: global\nGlobalID: vault_doors\nFilename: doors.py\nDescription: Names of doors\n",
    "doors.py": 'NAME = "OpenVault"\n',
    "pack.yml":
      "AnalysisType: pack\nPackID: Vaults\nDisplayName: Vaults\nPackDefinition:\n  IDs: [Vault.Opened, vault_doors]\n",
  };
  return writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
}
