// Runs before the first paint, so that a light page never flashes dark; the application takes over afterwards.
const choice = localStorage.getItem("color-scheme") ?? "dark";
const isDark = choice === "dark" || (choice === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
// Whoever was signed in sees the frame at once; see index.html.
if (localStorage.getItem("session")) document.documentElement.dataset.frame = "shown";
