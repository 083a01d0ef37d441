import { filesUnder, isCode, isTest, read } from './tree.ts'

/** A type is a noun: a participle tells what happened to something, not what it is. */
const participles =
  'Asked|Asking|Given|Shown|Told|Held|Kept|Wanted|Going|Found|Sent|Named|Known|Chosen|Seen|Said|Taken|Saved|Drawn|Typed|Judged|Brought|Placed|Offered|Counted|Checked|Worn|Stands|Moved|Opened|Made|Priced|Numbered|Ordered|Burdening|Passing|Handled|Stored|Summed|Compared|Decided|Linked|Listed|Marked|Printed|Received|Released|Refunded|Touched|Finished|Agreed|Planned|Blocked'

/** Words of our own for what has a name everybody knows; on the right the name. */
const oddWords: Readonly<Record<string, string>> = {
  driveAll: 'runAll',
  tellOwner: 'notifyOwner',
  tellSuppliers: 'notifySuppliers',
  tellBuyer: 'notifyBuyer',
  breathe: 'yieldToEventLoop',
  retell: 'refreshInstanceSummary',
  aboutDocument: 'approvalOfDocument',
  decideAbout: 'decideForDocument',
  assertSupplierMay: 'assertEligible',
  findTwins: 'findDuplicates',
  likenesses: 'similarity',
  letGo: 'releaseHold or dispose',
  freezeByItself: 'autoFreeze',
  standsAt: 'getLifecycle',
  tellDeciders: 'notifyApprovers',
  tellAsker: 'notifyRequester',
  furnish: 'seedTenant',
  furnishIn: 'seedTenantIn',
  foundTenant: 'createTenant',
  evenWhen: 'allowedWhenExpired',
  nameConstraint: 'mapConstraintError',
  ownedBy: 'ownedRecords',
  OwnList: 'VirtualList',
  FirstStep: 'OnboardingTask',
  Speaking: 'LanguageProvider',
  dressPage: 'applyTheme',
  Bones: 'Skeleton',
  Beside: 'MasterDetail',
  useAct: 'useMutate',
  useCall: 'useRead',
  useSettled: 'useDebounced',
  useEndless: 'useInfiniteScroll',
  useRoom: 'useFillHeight',
  useBegun: 'useDraftFilter',
  useGiven: 'useQueryDefaults',
  lookAs: 'impersonateRole',
  lookIn: 'openImpersonation',
  stopBeingReady: 'markNotReady',
  nightlyRound: 'runMaintenance',
  spendTicket: 'consumeTicket',
  thans: 'comparisons',
  stepForth: 'redo',
  Matter: 'EvaluationContext',
  mortals: 'killableServers',
  isOutside: 'isExternal',
  outsider: 'external',
  outsiders: 'externalPeople',
  bySteps: 'managedFields',
  useCases: 'resourceService',
  crowd: 'the noun it is a crowd of',
  learn: 'prefetch… or load…',
  twin: 'duplicate, or other',
}

const declared = new RegExp(`(?:const|let|type|function\\*?|readonly) (${Object.keys(oddWords).join('|')})\\b`)
/** Also at the end of a longer name: what was found are facts, not `FactsFound`. */
const participleType = new RegExp(`^\\s*(?:export )?type (\\w*(?:${participles}))\\b`)
const limit = /\b(most|least)[A-Z]\w*/
const state = /const \[(\w+), (\w+)\] = useState\b/

const setterOf = (value: string): string => `set${value.charAt(0).toUpperCase()}${value.slice(1)}`

const problemIn = (line: string): string | undefined => {
  const type = participleType.exec(line)?.[1]
  if (type) return `the type ${type} is no noun`
  const bound = limit.exec(line)?.[0]
  if (bound) return `${bound}: limits are called max… or min…`
  const [, value = '', setter = ''] = state.exec(line) ?? []
  if (value && setter !== setterOf(value)) return `the setter of ${value} is ${setterOf(value)}, not ${setter}`
  const odd = declared.exec(line)?.[1]
  return odd && `${odd} is called ${oddWords[odd] ?? ''}`
}

/** Names each module has once, in the file of that role; the folder tells them apart. */
const roleNames = new Set([
  'dictionaries',
  'duties',
  'external',
  'externalPages',
  'figures',
  'grants',
  'help',
  'jobs',
  'own',
  'paths',
  'permissions',
  'read',
  'routes',
  'separations',
])

const maxExports = 4
const exported = /^export (?:const|function\*?|type|class) (\w+)/gm

/** A name that many files of a package export tells nobody which of them is meant. */
const crowdedNames = (root: string, paths: readonly string[]): string[] => {
  const places = new Map<string, string[]>()
  for (const path of paths) {
    const part = /^(api|flow|server|web)\/src\//.exec(path)?.[1]
    if (part === undefined || isTest(path) || path.includes('.fixture.')) continue
    for (const [, name = ''] of read(root, path).matchAll(exported))
      if (!roleNames.has(name)) places.set(`${part} ${name}`, [...(places.get(`${part} ${name}`) ?? []), path])
  }
  return [...places].flatMap(([name, of]) =>
    of.length > maxExports ? [`${of.at(-1) ?? ''}: ${String(of.length)} files export ${name.split(' ')[1] ?? ''}`] : [],
  )
}

/** Names the trade uses: whoever searches for a thing finds it under its own word. */
export const checkNames = (root: string): string[] => {
  const paths = filesUnder(root).filter((path) => isCode(path) && !/^tools\/(?:names\.ts|gates\/)/.test(path))
  const lines = paths.flatMap((path) =>
    read(root, path)
      .split('\n')
      .flatMap((line, index) => {
        const problem = problemIn(line)
        return problem ? [`${path}:${String(index + 1)}: ${problem}`] : []
      }),
  )
  return [...lines, ...crowdedNames(root, paths)]
}
