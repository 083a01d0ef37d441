/** A name that says nothing collects everything. */
const nameless = /^(?:utils?|helpers?|common|misc)(?:\.|$)/i

/** The closed list of roles in a server module; the import rules read them. */
const serverRole = /(?:^index|\.(?:db|routes|service|views|rules|store|jobs|fixture|test))\.ts$/

const serverModule = /^server\/src\/modules\/[^/]+\/(?:.*\/)?([^/]+)$/

export const badNames = (paths: readonly string[]): string[] => [
  ...paths
    .filter((path) => path.split('/').some((part) => nameless.test(part)))
    .map((path) => `${path}: say what it is instead of utils, helpers, common, misc`),
  ...paths
    .filter((path) => {
      const name = serverModule.exec(path)?.[1]
      return name !== undefined && !serverRole.test(name)
    })
    .map((path) => `${path}: not one of the roles of a module file`),
]
