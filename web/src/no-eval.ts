// The content policy forbids building functions from text. zod tries that for speed whenever an object is
// described, and trying alone is reported, so it is told before the first description is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
