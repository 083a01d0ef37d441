import { isOurs, type Compose, type Service } from './compose.ts'

type NamedItem = readonly [name: string, service: Service]

const secretFolder = '/run/secrets/'

const hardening = ([name, service]: NamedItem): string[] => [
  ...(service.read_only ? [] : [`${name} may write to its own disk`]),
  ...(service.cap_drop?.includes('ALL') ? [] : [`${name} keeps capabilities`]),
  ...(service.security_opt?.includes('no-new-privileges:true') ? [] : [`${name} may gain privileges`]),
  ...(service.mem_limit ? [] : [`${name} may take all the memory`]),
]

const secretsRead = ({ environment = {}, command = [] }: Service): string[] =>
  [...Object.values(environment), ...command]
    .map(String)
    .filter((value) => value.startsWith(secretFolder))
    .map((value) => value.slice(secretFolder.length))

const secrets = ([name, service]: NamedItem, known: readonly string[]): string[] => [
  ...secretsRead(service)
    .filter((secret) => !service.secrets?.includes(secret))
    .map((secret) => `${name} reads the secret ${secret} and is not given it`),
  ...(service.secrets ?? [])
    .filter((secret) => !known.includes(secret))
    .map((secret) => `${name} is given the secret ${secret}, which is not declared`),
]

/** What has to be over, or well, before a service starts. */
const order: readonly (readonly [service: string, after: string, condition: string])[] = [
  ['create', 'postgres', 'service_healthy'],
  ['migrate', 'create', 'service_completed_successfully'],
  ['web1', 'migrate', 'service_completed_successfully'],
  ['web2', 'migrate', 'service_completed_successfully'],
  ['worker', 'migrate', 'service_completed_successfully'],
  ['edge', 'web1', 'service_healthy'],
  ['edge', 'web2', 'service_healthy'],
  ['backup', 'postgres', 'service_healthy'],
]

/** The image's check asks a port that only these listen on. */
const runsOn = new Set(['web', 'worker'])

const oneOff = ([name, { command = [], healthcheck, restart }]: NamedItem): string[] => {
  if (runsOn.has(command[0] ?? 'web')) return []
  return [
    ...(healthcheck?.disable ? [] : [`${name} ends by itself and would never be healthy`]),
    ...(restart === 'no' ? [] : [`${name} would be started again and again`]),
  ]
}

const trust = (name: string, service: Service, subnet: string | undefined): string[] =>
  service.environment?.['SRM_TRUST_PROXY'] === subnet ? [] : [`${name} does not believe the edge, or believes others`]

/** A new volume belongs to root unless the image has its folder and gives it to the user. */
const volumes = ([name, { volumes: mounted = [] }]: NamedItem, dockerfile: string): string[] =>
  mounted
    .map((volume) => volume.split(':')[1] ?? '')
    .filter((folder) => !new RegExp(`mkdir -p (?:\\S+ )*${folder}\\b.*chown.*node`).test(dockerfile))
    .map((folder) => `${name} has no right to write to ${folder}`)

/** What would keep the compose file from giving a site that works and is closed to others. */
export const composeProblems = (compose: Compose, dockerfile: string): string[] => {
  const all = Object.entries(compose.services)
  const ours = all.filter(([, service]) => isOurs(service))
  const subnet = compose.networks['edge']?.ipam?.config[0]?.subnet
  const late = order.filter(([name, after, how]) => compose.services[name]?.depends_on?.[after]?.condition !== how)
  return [
    ...all.flatMap(hardening),
    ...all.flatMap((named) => secrets(named, Object.keys(compose.secrets))),
    ...late.map(([name, after]) => `${name} does not wait for ${after}`),
    ...ours.flatMap(oneOff),
    ...ours.flatMap(([name, service]) => trust(name, service, subnet)),
    ...ours.flatMap((named) => volumes(named, dockerfile)),
    ...all.filter(([name, { ports }]) => ports && name !== 'edge').map(([name]) => `${name} is open to the world`),
    ...(compose.services['edge']?.ports ? [] : ['nobody can reach the edge']),
  ]
}
