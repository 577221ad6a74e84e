import { QRCodeSVG } from "qrcode.react";

const sizePx = 176;

/** Dark on light whatever the theme: many cameras do not read the inverse. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return <QRCodeSVG value={value} title={label} size={sizePx} marginSize={3} fgColor="#10161f" bgColor="#ffffff" />;
}
