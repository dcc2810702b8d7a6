import type { Services } from '../../site/services.js';
import { readStored } from '../storage.js';
import { addScript } from './script.js';

interface Osano {
  cm?: {
    getConsent(): Record<string, string>;
    addEventListener(name: string, listener: (consent: Record<string, string>) => void): void;
  };
}

/** Waits for consent through Osano's JavaScript API. */
async function osanoConsent(source: string): Promise<void> {
  await addScript(source);
  const { cm } = (window as { Osano?: Osano }).Osano ?? {};
  await new Promise<void>((done) => {
    const look = (consent: Record<string, string>): void => {
      if (consent['ANALYTICS'] === 'ACCEPT') done();
    };
    cm?.addEventListener('osano-cm-initialized', look);
    cm?.addEventListener('osano-cm-consent-saved', look);
    if (cm) look(cm.getConsent());
  });
}

function isStored({ key, value }: NonNullable<Services['consent']>): boolean {
  const stored = readStored('localStorage', key);
  return stored !== null && (value === undefined || stored === value);
}

/** Waits for the storage entry that the author's own notice writes. The event `trellis:consent` on the document announces it. */
async function storedConsent(consent: NonNullable<Services['consent']>): Promise<void> {
  await new Promise<void>((done) => {
    const look = (): void => {
      if (isStored(consent)) done();
    };
    document.addEventListener('trellis:consent', look);
    addEventListener('storage', look);
    look();
  });
}

/** True if the reader need not be asked: no consent is required, or it was given on an earlier page. */
export const hasConsented = ({ osano, consent }: Services): boolean =>
  osano === undefined && (consent === undefined || isStored(consent));

/** Resolves once the reader has given the consent that docs.json requires; immediately if it requires none. */
export async function waitForConsent({ osano, consent }: Services): Promise<void> {
  if (osano !== undefined) await osanoConsent(osano);
  if (consent !== undefined) await storedConsent(consent);
}
