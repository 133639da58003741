/**
 * An empty record for keys that come and go, such as unit ids. Without a prototype JavaScript engines keep it
 * as a hash table from the start; an object literal would change its hidden shape with every new key.
 */
export function dictionary<Key extends string, Value>(): Record<Key, Value> {
  return Object.create(null) as Record<Key, Value>
}
