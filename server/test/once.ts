import type { TestTenant } from './tenant.ts'

/** One for each company, so that what a body names belongs to what the address names. */
export const once = <T>(make: (me: TestTenant) => Promise<T>): ((me: TestTenant) => Promise<T>) => {
  const made = new WeakMap<TestTenant, Promise<T>>()
  return (me) => {
    const found = made.get(me) ?? make(me)
    made.set(me, found)
    return found
  }
}
