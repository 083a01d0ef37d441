import { afterAll, vi } from 'vitest'

/**
 * A worker reads the code once for all its files. What a file began to import and did not wait for is cut off when
 * the file ends, and the next file that needs it waits forever; what a file put in place of a global stays there.
 */
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
