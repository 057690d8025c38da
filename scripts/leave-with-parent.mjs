// This is imported by every process that the launcher starts, and by the launcher when npm has started it: when the parent is
// gone, even by kill -9, nobody is left to pass on Ctrl-C. So this process then takes it as its own SIGTERM.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
