import { vi } from 'vitest'

/**
 * Begins a file of tests that shares its document with the files before it as if it had one of its own: the program's
 * modules are loaded anew, and what an earlier file left on the page, in its storage or in its prototypes is gone.
 * Libraries stay loaded, which is what sharing is for.
 */
vi.resetModules()
vi.useRealTimers()

for (const element of [document.head, document.body]) element.replaceChildren()
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', location.pathname)

type Members = Readonly<Record<PropertyKey, PropertyDescriptor>>

/** Outlives the modules: what the prototypes of elements had before any test. */
const kept = globalThis as { membersAtFirst?: readonly (readonly [object, Members])[] }
kept.membersAtFirst ??= [Element.prototype, HTMLElement.prototype].map((prototype) => [
  prototype,
  Object.getOwnPropertyDescriptors(prototype),
])
for (const [prototype, members] of kept.membersAtFirst) {
  for (const name of Reflect.ownKeys(prototype))
    if (!Object.hasOwn(members, name)) Reflect.deleteProperty(prototype, name)
  Object.defineProperties(prototype, members)
}
