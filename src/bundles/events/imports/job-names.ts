// Names of the jobs, for those who ask for them.

export const BRING_IN_JOB = { name: 'events.bring-in' };
