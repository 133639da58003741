/**
 * What stands for each game in its run: the tests of its rules, whether the rules keep answers from one test to the
 * next (maps and what is worked out of them), and the score of its law under which the run fails.
 */
export const GAMES = {
  arrakhar: {
    tests: [
      '/tests/games/arrakhar/*.test.ts',
      '/tests/games/arrakhar/{forecast,threats}/*.test.ts',
      '/tests/games/arrakhar/setup-ui/fill-placement.test.ts',
      '/tests/playthroughs/*.test.ts',
      '/tests/properties/odds.test.ts',
      '!**/{content,coverage}.test.ts',
    ],
    keepsAnswers: true,
    least: 95,
  },
  arena: {
    tests: [
      '/tests/games/arena/*.test.ts',
      '/tests/games/arena/{rules,commands,forecast,threats}/**/*.test.ts',
      // The last plays every way of every creature, which takes as long as all the others together.
      '!**/{basics-first,coverage,text,every-creature}.test.ts',
    ],
    keepsAnswers: false,
    least: 85,
  },
}
