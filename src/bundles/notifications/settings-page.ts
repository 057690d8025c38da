// This is what one wants to hear of and how, and the browsers that show it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { dayText } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { WORKER } from '#bundles/offline/public.ts';
import { noticePaths } from './paths.ts';
import { findPushKeys } from './push/vapid.ts';
import { findSettings, listDevices } from './queries.ts';
import type { PushSubscriptionRow } from './queries.ts';
import { hourText, quietHoursOf } from './quiet-hours.ts';
import { deviceName } from './rules.ts';
import * as texts from './texts.ts';
import { SettingsPage } from './ui/SettingsPage.tsx';
import type { DeviceView, SettingsPageView } from './views.ts';

/** Loads the settings; `sessionHash` tells which of the browsers is this one. */
export const loadSettingsPage = async (
  ctx: Ctx,
  userId: number,
  sessionHash: Buffer | undefined,
): Promise<PageAnswer> => {
  const path = url(noticePaths.settings);
  const [shell, settings, devices, { publicKey }, quietOf] = await Promise.all([
    loadAccountShell(ctx, path),
    findSettings(ctx, userId),
    listDevices(ctx, [userId]),
    findPushKeys(ctx),
    quietHoursOf(ctx, [userId]),
  ]);
  const kinds = noticeKindsOf(ctx.portal.bundles).filter(({ isFor }) => isFor?.(ctx.viewer) ?? true);
  const shown = devices.map((device) => toDeviceView(device, sessionHash));
  const view: SettingsPageView = {
    shell,
    list: { name: texts.backToList, href: url(noticePaths.list) },
    action: url(noticePaths.settingsSave),
    kinds: kinds.map(({ name, title, note, isAlwaysListed = false }) => ({
      kind: name,
      title,
      note,
      ...settings[name]!,
      isAlwaysListed,
    })),
    quiet: {
      hours: HOURS,
      from: String(quietOf(userId).fromHour),
      until: String(quietOf(userId).untilHour),
    },
    devices: shown,
    push: {
      key: publicKey,
      address: url(noticePaths.pushSubscribe),
      worker: WORKER,
      isOn: shown.some(({ isThis }) => isThis),
    },
  };
  return page(SettingsPage, view, { head: { title: texts.settingsTitle, robots: 'noindex' } });
};

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  name: texts.atHour(hourText(hour)),
}));

export const toDeviceView = (device: PushSubscriptionRow, sessionHash: Buffer | undefined): DeviceView => ({
  id: device.id,
  name: deviceName(device.userAgent),
  since: { iso: device.createdAt.toISOString(), text: dayText(device.createdAt) },
  isThis: sessionHash !== undefined && device.sessionHash.equals(sessionHash),
  removeAction: url(noticePaths.deviceRemove, { id: device.id }),
});
