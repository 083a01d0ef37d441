export type Outcome<T> = { readonly item: T; readonly error: Error | undefined }

type Options<T> = {
  readonly work: (item: T) => Promise<unknown>
  readonly atOnce?: number
  readonly tell: (outcome: Outcome<T>) => void
  /** Stops before the next item; what is under way is finished. */
  readonly signal: AbortSignal
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Does the work for each item, a few at a time; one that fails holds up no other. */
export const runEach = async <T>(
  items: readonly T[],
  { work, atOnce = 4, tell, signal }: Options<T>,
): Promise<void> => {
  const waiting = items.values()
  const runner = async (): Promise<void> => {
    for (const item of waiting) {
      if (signal.aborted) return
      const error = await work(item).then(
        () => undefined,
        (thrown: unknown) => errorOf(thrown),
      )
      tell({ item, error })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runner))
}
