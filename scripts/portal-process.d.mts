export const PORTAL_FLAGS: readonly string[];
export const portalEnvironment: () => NodeJS.ProcessEnv;
