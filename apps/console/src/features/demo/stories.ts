export interface StoryStep {
  readonly title: string;
  readonly text: string;
  /** Where the step is told: the alerts whose titles contain the words, or every log of the month that does. */
  readonly page: "alerts" | "search";
  readonly words: string;
}

export interface Story {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly StoryStep[];
}

/** The three attacks that the demo's month contains, as content/demo/stories makes them. */
export const stories: readonly Story[] = [
  {
    title: "The leaked token",
    text: "A personal access token leaks from GitHub; its finder ends up with administrator access to AWS.",
    steps: [
      {
        title: "One person, many alerts",
        text: "Kofi Mensah published a notebook with his GitHub token in it. Whoever found it cloned all 24 repositories, made one public and removed protections from another.",
        page: "alerts",
        words: "kofi-mensah",
      },
      {
        title: "Follow the address",
        text: "Every alert came from 203.0.113.77. The same address appears in GitHub's and in AWS's logs.",
        page: "search",
        words: "203.0.113.77",
      },
      {
        title: "From GitHub into AWS",
        text: "A new workflow, nightly-check, ran as the AWS role github-deploy.",
        page: "search",
        words: "nightly-check",
      },
      {
        title: "A back door",
        text: "An unknown account, 666677778888, may now assume the role log-shipper, which became an administrator. Then the trail was stopped.",
        page: "search",
        words: "666677778888",
      },
    ],
  },
  {
    title: "The phished administrator",
    text: "MFA push fatigue against an IT administrator leads to stolen secrets and a shared database snapshot.",
    steps: [
      {
        title: "Prompts until he tapped yes",
        text: "Bruno Silva of IT typed his password into a copy of the sign-in page. The attacker then sent prompts to his phone until he accepted one.",
        page: "alerts",
        words: "bruno",
      },
      {
        title: "What the address did",
        text: "From 203.0.113.66 the attacker reset another person's factors, created an API token and signed in to AWS as bruno.legacy, a forgotten user without MFA.",
        page: "search",
        words: "203.0.113.66",
      },
      {
        title: "Eighteen secrets",
        text: "A new access key for ci-legacy read eighteen secrets.",
        page: "search",
        words: "ci-legacy",
      },
      {
        title: "A familiar account",
        text: "The snapshot of the orders database was shared with 666677778888, the account of the leaked token's story.",
        page: "search",
        words: "666677778888",
      },
    ],
  },
  {
    title: "The infected laptop",
    text: "A malicious attachment on a laptop leads to credential theft, lateral movement and data exfiltration.",
    steps: [
      {
        title: "A tender that was none",
        text: "Elif Kaya of sales opened an attachment on MR-LT-048. It ran hidden PowerShell, switched off the virus protection and read the memory of LSASS.",
        page: "alerts",
        words: "MR-LT-048",
      },
      {
        title: "Where the code came from",
        text: "The laptop downloaded its code from 203.0.113.88.",
        page: "search",
        words: "203.0.113.88",
      },
      {
        title: "Through the network",
        text: "From 10.20.4.67 it collected service tickets, tried the remote desktops of eighteen neighbors and sent data out in DNS queries.",
        page: "search",
        words: "10.20.4.67",
      },
      {
        title: "Out through Drive",
        text: "The next morning, 64 files were downloaded from Elif's Drive, and the drawings were shared by link.",
        page: "search",
        words: "elif.kaya",
      },
    ],
  },
];
