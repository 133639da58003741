import { apart, counted } from '@/engine/basics/phrases'

/** The words of a quiz. */
export const QUIZ_TEXT = {
  loading: 'One moment…',
  title: 'Quiz',
  pageTitle: (about: string) => `Quiz: ${apart(about)} · Hexhearth`,
  wholeCourse: 'The whole course',
  missed: 'Questions you missed',
  /** What the table of a class calls it. */
  courseOf: (game: string) => `Quiz: all lessons of ${game}`,
  back: { course: 'All lessons', lesson: 'The lesson' },
  number: (seed: number) => `No. ${seed}`,
  numberHint: 'Whoever opens the address of this page is asked the same questions.',
  none: 'There is nothing to ask',
  noneHint: {
    lesson:
      'Questions are made from dice that are rolled in a demonstration, and from the answers to a task. This lesson yields none.',
    missed: 'You have missed nothing that is due today.',
    unknown: 'There is no such lesson here. It may have been removed, or opened in another browser.',
  },
  question: (nth: number, all: number) => `Question ${nth} of ${all}`,
  asks: { outcome: 'What happens?', allowed: 'Is this allowed?' },
  dice: (count: number) => (count === 1 ? 'The die will show:' : 'The dice will show:'),
  answers: 'Answers',
  table: 'Table',
  locked: 'The board is only shown here.',
  verdict: {
    right: { sign: '✓', title: 'Right!' },
    wrong: { sign: '✗', title: 'Wrong.' },
    rightWas: (answer: string) => `Right is: ${answer}.`,
    isRight: 'the right answer',
    chosen: 'your answer',
  },
  lesson: (title: string) => `See the lesson: ${title}`,
  next: 'Next question',
  finish: 'See the result',
  keys: (answers: number) => `Keys 1 ${answers === 2 ? 'and' : 'to'} ${answers} answer, Enter goes on.`,
  end: {
    title: (right: number, all: number) => `${right} of ${counted(all, 'question', 'questions')} right`,
    all: 'Nothing missed. Well done!',
    comesBack: 'What you missed comes back under “Learn” in a day, and again after 3, 7 and 16 days.',
    missed: 'Missed',
    yours: (answer: string) => `You said: ${answer}`,
    right: (answer: string) => `Right: ${answer}`,
    again: 'Again: the missed ones',
    more: { course: 'Another ten', missed: 'Ten others', lesson: 'Another quiz' },
  },
} as const
