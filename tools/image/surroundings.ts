import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startSmsGateway, type SmsGateway } from '../../server/test/outside/sms-gateway.ts'
import { freePort } from '../../server/test/processes/server-process.ts'
import { root, run, start, stop, type Env } from '../process.ts'
import { testClusterPort } from '../stack/test-cluster.ts'
import { readCompose } from './compose.ts'

const smsKey = { id: 'image', secret: 'image-sms-key' }

/** What whoever runs the compose file has to say. */
export const variables = {
  DOMAIN: 'srm.example.com',
  SMS_KEY_ID: smsKey.id,
  SMS_SIGN_NAME: '云采',
  SMS_TEMPLATES: 'code=SMS_1,notice=SMS_2',
}

/** The secrets as an operator makes them. */
export const makeSecrets = async (folder: string): Promise<void> => {
  const script = `${root}/deploy/make-secrets.sh`
  const { code, output } = await run('bash', [script, folder], { env: { SMS_KEY_SECRET: smsKey.secret } })
  if (code !== 0) throw new Error(`make-secrets.sh failed\n${output}`)
}

const startRedis = async (secrets: string, port: number) => {
  const [program = '', ...args] = readCompose(variables).services['redis']?.command ?? []
  const own = args.map((arg) => arg.replace('/run/secrets', secrets))
  const child = start(
    program,
    [...own, '--port', String(port), '--bind', '127.0.0.1'],
    { cwd: secrets },
    () => undefined,
  )
  const answers = async (): Promise<boolean> => (await run('redis-cli', ['-p', String(port), 'ping'])).output !== ''
  for (let tries = 0; tries < 50 && !(await answers()); tries += 1) await pause(100)
  return child
}

export type Surroundings = {
  readonly port: number
  readonly gateway: SmsGateway
  /** The settings of a service of the compose file, with this machine's addresses in place of those in Docker. */
  readonly settingsOf: (service: string) => Env
  /** Not there yet, and dropped in the end. */
  readonly spareDatabase: string
  readonly close: () => Promise<void>
}

/** Everything around the image: secrets, a database of its own, a Redis that asks for its password, an SMS provider. */
export const openSurroundings = async (folder: string): Promise<Surroundings> => {
  const secrets = `${folder}/secrets`
  mkdirSync(secrets)
  await makeSecrets(secrets)
  const cluster = await testClusterPort()
  const [port, redisPort, webMetrics, workerMetrics] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const database = `srm_image_${String(process.pid)}`
  const gateway = await startSmsGateway(smsKey)
  const redis = await startRedis(secrets, redisPort)
  const { services } = readCompose(variables)
  const redisUrl = (await run('cat', [`${secrets}/redis_url`])).output.replace(
    'redis:6379',
    `127.0.0.1:${String(redisPort)}`,
  )
  const here: Env = {
    // What one command has compiled the next need not compile again.
    NODE_COMPILE_CACHE: `${folder}/compiled`,
    SRM_HOST: '127.0.0.1',
    SRM_PORT: String(port),
    SRM_PG_HOST: '127.0.0.1',
    SRM_PG_PORT: cluster,
    SRM_PG_DATABASE: database,
    SRM_REDIS_URL: redisUrl,
    SRM_REDIS_URL_FILE: undefined,
    SRM_SMS_ENDPOINT: gateway.endpoint,
    SRM_TRUST_PROXY: 'loopback',
  }
  return {
    port,
    gateway,
    spareDatabase: `${database}_restored`,
    settingsOf: (service) => ({
      ...Object.fromEntries(
        Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
          name,
          String(value).replace('/run/secrets', secrets),
        ]),
      ),
      ...here,
      SRM_METRICS_PORT: String(service === 'worker' ? workerMetrics : webMetrics),
    }),
    close: async () => {
      await stop(redis)
      await gateway.close()
      const server = ['-h', '127.0.0.1', '-p', cluster, '-U', 'postgres']
      for (const name of [database, `${database}_restored`])
        await run('dropdb', [...server, '--if-exists', '--force', name])
    },
  }
}
