// Names of the jobs, for those who ask for them.

export const BRING_IN_JOB = { name: 'events.bring-in' };
export const READ_SOURCE_JOB = { name: 'events.read-source' };
export const FOLLOW_JOB = { name: 'events.follow-source' };
