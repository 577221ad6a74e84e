import { Button, Modal, useNetwork } from "@pharos/ui";

/** Opens when the browser says that it is offline, and goes by itself. */
export function OfflineModal() {
  const { online } = useNetwork();
  return (
    <Modal opened={online === false} onClose={() => {}} withCloseButton={false} title="No Internet Connection">
      <p style={{ marginTop: 0 }}>Reconnecting automatically.</p>
      <Button disabled fullWidth>
        Reconnecting
      </Button>
    </Modal>
  );
}
