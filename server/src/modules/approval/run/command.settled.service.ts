import { Failure } from '#kernel/errors.ts'

const isSettled = (error: unknown): boolean =>
  error instanceof Failure && ['approval.handled', 'approval.ended', 'approval.unknown'].includes(error.key)

/** A step that waits no more needs no answer. */
export const unlessSettled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (!isSettled(error)) throw error
    },
  )
