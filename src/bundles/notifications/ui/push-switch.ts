// Lets this browser show notices, and no longer. This is browser code. It asks for leave only in `switchOn`.
import { request } from '#kernel/browser/requests.ts';
import type { DeviceView, PushView } from '../views.ts';

export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'on' | 'off';

export interface SwitchOutcome {
  readonly state: PushState;
  /** The browser as the list shows it, when it was switched on. */
  readonly device?: DeviceView;
}

/** Returns 'on' only where both the server and the browser say so. */
export const findPushState = async ({ worker, isOn }: PushView): Promise<PushState> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOnAppleTouch() && !isInstalled() ? 'uninstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = isOn ? await findSubscription(worker) : null;
  return subscription ? 'on' : 'off';
};

/** Recognizes iPhones and iPads, whose browsers are all Safari's and give push to what lies on the home screen alone. */
const isOnAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads say that they are Macs, but no Mac takes touches.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Throws when the browser or the server fails. */
export const switchOn = async ({ worker, key, address }: PushView): Promise<SwitchOutcome> => {
  if ((await Notification.requestPermission()) !== 'granted') return { state: refusedState() };
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that is left from before may have been made with another key, or for another person.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { device } = await send<{ device: DeviceView }>(address, 'POST', made.toJSON());
  return { state: 'on', device };
};

/** Switches off, at the server first: what it doesn't know it can't send to. */
export const switchOff = async ({ worker, address }: PushView): Promise<SwitchOutcome> => {
  const subscription = await findSubscription(worker);
  if (subscription) {
    await send(address, 'DELETE', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return { state: 'off' };
};

/** Returns the state after a refusal. The reader may have closed the question without an answer. */
const refusedState = () => (Notification.permission === 'denied' ? 'denied' : 'off');

const findSubscription = async (worker: string) => {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const send = <T>(address: string, method: string, body: object): Promise<T> =>
  request(
    address,
    {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    async (response) => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
  );
