// Serves /healthz (the process serves) and /readyz (it can work: database and files). The figures are in metrics-server.ts.
import { HttpError } from './errors.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import type { Routes } from './routing.ts';

export const healthPaths = {
  healthz: path('health_live', ['GET'], '/healthz', { exposed: false }),
  readyz: path('health_ready', ['GET'], '/readyz', { exposed: false }),
};

export const mountHealth = (app: Routes): void => {
  const { portal } = app;
  mount(app, healthPaths.healthz, { access: 'anyone', respondsWith: 'json', isVital: true }, async () => ({
    status: 'success',
  }));
  mount(app, healthPaths.readyz, { access: 'anyone', respondsWith: 'json', isVital: true }, async () => {
    const checks = await Promise.allSettled([portal.database.query('select 1'), portal.files.check()]);
    const [database, files] = checks.map((check) => check.status === 'fulfilled');
    if (!database || !files)
      throw new HttpError(503, `Datenbank: ${word(database)}, Dateien: ${word(files)}`);
    return { status: 'success', database, files };
  });
};

const word = (isFine: boolean | undefined) => (isFine ? 'erreichbar' : 'nicht erreichbar');
