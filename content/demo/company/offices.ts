/** Offices keep one offset all year: an invented company needs no daylight saving. */
export const offices = {
  berlin: {
    city: "Berlin",
    state: "Land Berlin",
    country: "Germany",
    countryCode: "DE",
    utcOffsetHours: 1,
    publicIp: "192.0.2.10",
    lan: "10.20",
    lat: 52.52,
    lon: 13.4,
  },
  boston: {
    city: "Boston",
    state: "Massachusetts",
    country: "United States",
    countryCode: "US",
    utcOffsetHours: -5,
    publicIp: "192.0.2.20",
    lan: "10.30",
    lat: 42.36,
    lon: -71.06,
  },
  pune: {
    city: "Pune",
    state: "Maharashtra",
    country: "India",
    countryCode: "IN",
    utcOffsetHours: 5.5,
    publicIp: "192.0.2.30",
    lan: "10.50",
    lat: 18.52,
    lon: 73.86,
  },
} as const;

export type OfficeName = keyof typeof offices;
export const domain = "meridian-robotics.example";
export const windowsDomain = "MERIDIAN";
export const lanDomain = "meridian.lan";
/** Servers in Berlin's own rack. */
export const servers = {
  domainController: { host: `MR-DC-01.${lanDomain}`, ip: "10.20.0.2" },
  files: { host: `MR-FS-01.${lanDomain}`, ip: "10.20.0.5" },
  build: { host: `MR-BUILD-01.${lanDomain}`, ip: "10.20.0.9" },
  mail: { host: `MR-MX-01.${lanDomain}`, ip: "10.20.0.12" },
} as const;
