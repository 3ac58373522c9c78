/** Drafts hold what is typed, per person, and never secrets. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

// The tests of a worker share its clock.
afterEach(() => {
  vi.useRealTimers();
});

const load = () => import('./draft-store.ts');

test('passwords, codes, account numbers and files are left out', async () => {
  const { draftKey, readDraft, writeDraft } = await load();
  const secret = {
    password: 'x',
    password_confirmation: 'x',
    code: 'x',
    account_number: '0',
    file: new File([], 'a'),
  };
  writeDraft(draftKey('f'), { title: 'Logo', milestones: [{ title: 'First' }], ...secret });
  expect(readDraft(draftKey('f'))).toEqual({ title: 'Logo', milestones: [{ title: 'First' }] });
});

test('a draft belongs to one person', async () => {
  const { draftKey, readDraft, writeDraft } = await load();
  writeDraft(draftKey('apply.1', 'ada'), { pitch: 'mine' });
  expect(readDraft(draftKey('apply.1', 'bola'))).toBeNull();
});

test('what cannot be read is no draft', async () => {
  const { readDraft } = await load();
  localStorage.setItem('k', '{"a":');
  expect(readDraft('k')).toBeNull();
  localStorage.setItem('k', '[1]');
  expect(readDraft('k')).toBeNull();
});

test('a full storage does not disturb typing', async () => {
  const { writeDraft } = await load();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDraft('k', { a: 1 })).not.toThrow();
});

test('typing is kept after a pause, and a sent form is not kept again when it is only touched', async () => {
  vi.useFakeTimers();
  const { createDraftWriter, readDraft } = await load();
  const draftWriter = createDraftWriter();
  draftWriter.save('k', { pitch: 'm' });
  draftWriter.save('k', { pitch: 'mine' });
  expect(readDraft('k')).toBeNull();
  vi.runAllTimers();
  expect(readDraft('k')).toEqual({ pitch: 'mine' });
  draftWriter.forget('k', { pitch: 'mine' });
  draftWriter.save('k', { pitch: 'mine' });
  vi.runAllTimers();
  expect(readDraft('k')).toBeNull();
  draftWriter.save('k', { pitch: 'mine too' });
  draftWriter.forget('k', { pitch: 'mine too' });
  vi.runAllTimers();
  expect(readDraft('k')).toBeNull();
  draftWriter.save('k', { pitch: 'the page is closed at once' });
  draftWriter.flush();
  expect(readDraft('k')).toEqual({ pitch: 'the page is closed at once' });
  draftWriter.forget('k', { pitch: 'the page is closed at once' });
  draftWriter.flush();
  expect(readDraft('k')).toBeNull();
  vi.useRealTimers();
});

test('after logout nothing typed a moment ago is written again', async () => {
  vi.stubGlobal('location', { replace: vi.fn() });
  const { createDraftWriter } = await load();
  const { forgetEverything } = await import('./session.ts');
  const draftWriter = createDraftWriter();
  draftWriter.save('k', { pitch: 'mine' });
  forgetEverything('/');
  draftWriter.flush();
  expect(localStorage.length).toBe(0);
});

test('what was typed and taken back is not kept; what another window keeps is not touched', async () => {
  vi.useFakeTimers();
  const { createDraftWriter, readDraft, writeDraft } = await load();
  const draftWriter = createDraftWriter();
  writeDraft('k', { pitch: 'of another window' });
  draftWriter.discard('k');
  expect(readDraft('k')).toEqual({ pitch: 'of another window' });
  draftWriter.save('k', { pitch: 'mine' });
  vi.runAllTimers();
  draftWriter.discard('k');
  vi.runAllTimers();
  expect(readDraft('k')).toBeNull();
  draftWriter.save('k', { pitch: 'mine' });
  vi.runAllTimers();
  expect(readDraft('k')).toEqual({ pitch: 'mine' });
});

test('two tabs with the same form each keep their own text, whatever the other one types, sends or discards', async () => {
  const first = await openTab();
  const second = await openTab();
  const [long, short] = [{ pitch: 'long' }, { pitch: 'short' }];
  first((tab) => tab.writeDraft('k', long));
  second((tab) => {
    expect(tab.readDraft('k')).toEqual(long);
    tab.writeDraft('k', short);
  });
  expect(first(reload)).toEqual(long);
  expect(second(reload)).toEqual(short);
  // The newest is there for a tab opened later, also once the one that typed it is closed.
  const third = await openTab();
  expect(third(reload)).toEqual(short);
  first((tab) => tab.writeDraft('k', { pitch: 'longer' }));
  second((tab) => tab.removeDraft('k'));
  third((tab) => tab.removeDraft('k'));
  expect(third(reload)).toEqual({ pitch: 'longer' });
  third((tab) => tab.removeDraft('k'));
  expect(localStorage.getItem('k')).toBeNull();
  expect(first(reload)).toEqual({ pitch: 'longer' });
});

type Tab = Awaited<ReturnType<typeof load>>;

/** A tab with a session storage and modules of its own; they share the local storage. */
async function openTab() {
  vi.resetModules();
  const [session, tab] = [memoryStorage(), await load()];
  return <Result>(use: (tab: Tab) => Result): Result => {
    vi.stubGlobal('sessionStorage', session);
    return use(tab);
  };
}

/** What the tab restores of the draft. */
function reload({ readDraft }: Tab) {
  return readDraft('k');
}
