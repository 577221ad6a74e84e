import { type AlertEnding, type AlertStatus, alertStatuses, isEnded } from "@pharos/domain";
import { Button, Menu } from "@pharos/ui";
import { IconChevronDown } from "@pharos/ui/icons";
import { lazy, Suspense, useState } from "react";
import { usePageKeys } from "../../page/use-page-keys.ts";
import { StatusText } from "./status-text.tsx";

const OutcomePrompt = lazy(() => import("./outcome/outcome-prompt.tsx").then((m) => ({ default: m.OutcomePrompt })));

interface StatusMenuProps {
  /** Undefined: for several alerts at once. */
  readonly status: AlertStatus | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (status: AlertStatus, ending?: AlertEnding) => void;
}

/** Resolving and closing ask what the alert turned out to be, also of one that is resolved or closed already. */
export function StatusMenu({ status, isDisabled = false, onChange }: StatusMenuProps) {
  const [ending, setEnding] = useState<AlertStatus>();
  const isChoice = (one: AlertStatus) => one !== status || isEnded(one);
  const choose = (one: AlertStatus) => (isEnded(one) ? setEnding(one) : onChange(one));
  const press = (one: AlertStatus) => () => {
    if (!isDisabled && isChoice(one)) choose(one);
  };
  usePageKeys({ o: press("OPEN"), t: press("TRIAGED"), r: press("RESOLVED"), c: press("CLOSED") });
  const close = () => setEnding(undefined);
  // The menu would give the focus to its first item, which takes none while it is disabled.
  const first = alertStatuses.find(isChoice);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" disabled={isDisabled} rightSection={<IconChevronDown size={14} />}>
            {status ? <StatusText status={status} /> : "Status"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={140}>
          {alertStatuses.map((one) => (
            <Menu.Item
              key={one}
              disabled={!isChoice(one)}
              data-autofocus={one === first || undefined}
              onClick={() => choose(one)}
            >
              <StatusText status={one} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {ending ? (
        <Suspense>
          <OutcomePrompt
            status={ending}
            onClose={close}
            onChoose={(answer) => {
              close();
              onChange(ending, answer);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
