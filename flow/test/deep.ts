/** How often every property is tried: enough for a change, or for a night. */
export const runs = Number(process.env['DEEP_RUNS'] ?? 2000)

/** Room for busy machines; a night has all the time it needs. */
export const patience = Math.max(600_000, runs * 100)

/** A fixed beginning makes every run the same, where what is reached is measured. */
export const seed = process.env['DEEP_SEED'] === undefined ? {} : { seed: Number(process.env['DEEP_SEED']) }
