import { BlockSkeleton, CopyButton } from "@pharos/ui";
import { lazy, Suspense } from "react";
import type { TotpSecret } from "../../session/auth-api.ts";
import classes from "./identity.module.css";

const QrCode = lazy(() => import("@pharos/ui/qr-code").then((m) => ({ default: m.QrCode })));
const pictureHeightPx = 176;

export function TotpPicture({ totp }: { totp: TotpSecret }) {
  return (
    <div className={classes.totp}>
      <Suspense fallback={<BlockSkeleton height={pictureHeightPx} />}>
        <QrCode value={totp.uri} label="Picture for the authenticator app" />
      </Suspense>
      <span className={classes.secret}>
        {totp.secret}
        <CopyButton value={totp.secret} label="Copy the secret" />
      </span>
    </div>
  );
}
