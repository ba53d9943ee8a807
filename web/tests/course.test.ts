// A lesson in the browser: only what is asked for leads on, and one may go back, skip, leave and come again.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lesson } from '../src/lib/api';
import { Course, learned } from '../src/pages/learn/course.svelte';

const shown = vi.fn(() => Promise.resolve());
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

const act = (name: string, news = ['something']) => ({ news, lines: [{ text: name }], view: { name } });
const moment = (chapter: number, acts: unknown[], option: number | null = null) => ({
  chapter,
  acts,
  text: '…',
  at: '',
  question: option === null ? null : { number: 1, offers: [{ option: 3 }, { option: 4 }, { option: 5 }] },
  option,
  gently: 'gently',
  instead: [{ option: 5, text: 'not that' }],
  ending: null,
});
const lesson = {
  game: 'any',
  title: 'A lesson',
  chapters: ['one', 'two'],
  tables: [{ you: 0 }, { you: 1 }],
  moments: [
    moment(0, [act('laid', [])]),
    moment(0, [], 3),
    moment(0, [act('struck'), act('drawn')]),
    moment(1, [act('later', [])]),
    moment(1, [act('end')]),
  ],
} as unknown as Lesson;

const viewOf = (course: Course) => (course.view as unknown as { name: string }).name;

beforeEach(() => {
  kept.clear();
  shown.mockClear();
});

describe('a course', () => {
  test('goes on only with the answer that is asked for', async () => {
    const course = new Course(lesson, shown);
    expect(course.question).toBeNull();
    await course.on();
    expect(course.question).not.toBeNull();
    expect(course.answer(4)).toBe(false);
    expect(course.gentle).toBe('gently');
    expect(course.answer(5)).toBe(false);
    expect(course.gentle).toBe('not that');
    expect([course.at, viewOf(course)]).toEqual([1, 'laid']);
    expect(course.answer(3)).toBe(true);
    await vi.waitFor(() => expect(course.busy).toBe(false));
    expect([course.at, viewOf(course), course.gentle]).toEqual([2, 'drawn', '']);
    expect(shown).toHaveBeenCalledTimes(2);
    expect(course.lines.map((line) => line.text)).toEqual(['laid', 'struck', 'drawn']);
  });

  test('goes back to how things stood, and skips', async () => {
    const course = new Course(lesson, shown);
    course.jump(2);
    course.jump(1);
    expect(viewOf(course)).toBe('laid');
    await course.on();
    expect(viewOf(course)).toBe('drawn');
    course.open(1);
    expect([course.at, viewOf(course), course.table.you]).toEqual([3, 'later', 1]);
    expect(course.lines.map((line) => line.text)).toEqual(['later']);
  });

  test('waits for a reader who leaves, and begins anew for one who has finished', async () => {
    const course = new Course(lesson, shown);
    course.jump(3);
    const again = new Course(lesson, shown);
    expect(again.at).toBe(3);
    await again.on();
    await again.on();
    expect(again.over).toBe(true);
    expect(learned()).toEqual(['any']);
    expect(new Course(lesson, shown).at).toBe(0);
  });

  test('forgets what was being shown when somebody jumps meanwhile', async () => {
    const course = new Course(lesson, shown);
    course.jump(1);
    const going = course.on();
    course.jump(0);
    await going;
    expect([course.at, viewOf(course), course.busy]).toEqual([0, 'laid', false]);
  });
});
