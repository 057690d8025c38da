// Draws the browsers that show notices, and the switch for this one.
import { useEffect, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { genericErrorRetry } from '#design/texts.ts';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { DeviceView, PushView } from '../views.ts';
import { findPushState, switchOff, switchOn } from './push-switch.ts';
import type { PushState } from './push-switch.ts';
import styles from './PushDevices.module.css';

interface PushDevicesProps {
  readonly devices: DeviceView[];
  readonly push: PushView;
}

/**
 * Draws the browsers and the switch. It is an island because only script can ask the browser for leave, which it does when the
 * button is pressed and never before.
 */
export const PushDevices = ({ devices, push }: PushDevicesProps) => {
  const [shown, setShown] = useState(devices);
  const [state, setState] = useState<PushState | 'waking' | 'busy'>('waking');
  const [message, setMessage] = useState('');
  useEffect(() => {
    // A browser that forbids to ask shows nothing either.
    void findPushState(push).then(setState, () => setState('off'));
  }, [push]);
  const others = shown.filter(({ isThis }) => !isThis);
  const turn = async (isOn: boolean) => {
    setState('busy');
    setMessage('');
    try {
      const outcome = isOn ? await switchOn(push) : await switchOff(push);
      setState(outcome.state);
      if (outcome.state === 'on' && outcome.device) setShown([...others, outcome.device]);
      if (outcome.state === 'off') setShown(others);
      setMessage(MESSAGES[outcome.state]);
    } catch {
      setState(isOn ? 'off' : 'on');
      setMessage(genericErrorRetry);
    }
  };
  return (
    <div className={styles.devices}>
      <Devices devices={shown} />
      <div className={styles.state}>
        <Switch state={state} onTurn={(isOn) => void turn(isOn)} />
        <output>{message || (isUnable(state) ? MESSAGES[state] : '')}</output>
        <noscript>
          <p className="note">{texts.pushNeedsScript}</p>
        </noscript>
      </div>
    </div>
  );
};

const MESSAGES: Readonly<Record<PushState, string>> = {
  on: texts.pushIsOn,
  off: texts.pushIsOff,
  denied: texts.pushDenied,
  unsupported: texts.pushUnsupported,
  uninstalled: texts.pushUninstalled,
};

/** There is nothing to switch. */
const isUnable = (state: string): state is 'denied' | 'unsupported' | 'uninstalled' =>
  ['denied', 'unsupported', 'uninstalled'].includes(state);

interface SwitchProps {
  readonly state: PushState | 'waking' | 'busy';
  readonly onTurn: (isOn: boolean) => void;
}

const Switch = ({ state, onTurn }: SwitchProps) => {
  if (isUnable(state)) return null;
  const isOn = state === 'on';
  return (
    <p className={styles.switch}>
      <Button isBusy={state === 'busy'} disabled={state === 'waking'} onClick={() => onTurn(!isOn)}>
        {isOn ? texts.pushOff : texts.pushOn}
      </Button>
    </p>
  );
};

const Devices = ({ devices }: { devices: readonly DeviceView[] }) =>
  devices.length === 0 ? (
    <p className="note">{texts.noDevices}</p>
  ) : (
    <ul>
      {devices.map((device) => (
        <li key={device.id}>
          <span>
            <b>{device.name}</b>
            {device.isThis && <span className={styles.mark}>{texts.thisDevice}</span>}
            <span className="note">
              <Time of={{ ...device.since, text: texts.deviceSince(device.since.text) }} />
            </span>
          </span>
          <form method="post" action={device.removeAction}>
            <Button type="submit" isSmall aria-label={texts.removeNamed(device.name)}>
              {texts.removeDevice}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
