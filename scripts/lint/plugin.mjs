/** Fails on a comment that disables a rule and does not say after a double dash why the rule is wrong there. */
const disableWithReason = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        // What it takes from ESLint it obeys by that name, too.
        const directive = /^\s*(ox|es)lint-disable(-next-line|-line)?\b/.test(comment.value)
        if (directive && !/\s--\s+\S/.test(comment.value))
          context.report({ node: comment, message: 'Say why: `oxlint-disable-next-line rule -- reason`.' })
      }
    },
  }),
}

const ALL_WAIT_ALIKE = 'Tests wait as long as all do: see tests/support/patient.ts.'

/** Waits of a test that end too soon on a busy machine: by the form of the call, what to do instead. */
const IMPATIENT = {
  'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]':
    'One second is too short on a busy machine: wait by expect.poll, or patiently().',
  'CallExpression[callee.name=/^(find|waitFor)/] Property[key.name="timeout"] > Literal': ALL_WAIT_ALIKE,
  'CallExpression[callee.property.name=/^find/] Property[key.name="timeout"] > Literal': ALL_WAIT_ALIKE,
}

/** Fails on them. */
const patience = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(IMPATIENT).map(([form, message]) => [form, (node) => context.report({ node, message })]),
    ),
}

/** Rules of our own: oxlint reads a plugin from its default export. */
// oxlint-disable-next-line no-restricted-exports -- because that is where oxlint looks
export default { meta: { name: 'hexhearth' }, rules: { 'disable-with-reason': disableWithReason, patience } }
