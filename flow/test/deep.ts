/** How often every property is tried: enough for a change, or for a night. */
export const runs = Number(process.env['DEEP_RUNS'] ?? (process.env['TEST_DEPTH'] === 'full' ? 20_000 : 500))

/** Room for busy machines; a night has all the time it needs. */
export const patience = Math.max(600_000, runs * 100)

const commit = /^[0-9a-f]{8}/.exec(process.env['TEST_SEED'] ?? '')?.[0]

/** The commit decides what is tried: a failure is found again on the same commit, and the next one tries other cases. */
export const seed = commit === undefined ? {} : { seed: Number.parseInt(commit, 16) | 0 }

/** Making a counterexample smaller ends in time to be told; a run that is not through by then has failed too. */
export const limits = { interruptAfterTimeLimit: Math.max(240_000, runs * 80), markInterruptAsFailure: true } as const
