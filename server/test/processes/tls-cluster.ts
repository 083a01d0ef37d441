import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './server-process.ts'

export type TlsCluster = {
  readonly port: number
  /** The certificate of the authority that signed the server's own, which is for `localhost`. */
  readonly authority: string
  readonly close: () => Promise<void>
}

const starter = join(import.meta.dirname, '../../../tools/test-cluster.sh')

const openssl = (...args: readonly string[]): void =>
  void execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })

const makeCertificates = (home: string): void => {
  const at = (name: string): string => join(home, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...key, '-subj', '/CN=authority', '-days', '2', '-keyout', at('ca.key'), '-out', at('ca.pem'))
  openssl('req', ...key, '-subj', '/CN=localhost', '-keyout', at('server.key'), '-out', at('server.csr'))
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost')
  const signing = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')]
  openssl('x509', '-req', '-in', at('server.csr'), ...signing, '-days', '2', '-out', at('server.pem'))
  chmodSync(at('server.key'), 0o600)
}

/** A PostgreSQL of the test's own that lets nobody in without TLS. */
export const startTlsCluster = async (): Promise<TlsCluster> => {
  const home = mkdtempSync(join(tmpdir(), 'srm-tls-'))
  const port = await freePort()
  const env = { ...process.env, TEST_CLUSTER_PORT: String(port), TEST_CLUSTER_DIR: home }
  const started = execFileSync('bash', [starter], { env, encoding: 'utf8' }).trim()
  if (started !== String(port)) throw new Error('a cluster of its own could not be started')
  makeCertificates(home)
  const data = join(home, 'data')
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', join(home, 'server.key')])
  appendFileSync(
    join(data, 'postgresql.conf'),
    `ssl = on\nssl_cert_file = '${home}/server.pem'\nssl_key_file = '${home}/server.key'\n`,
  )
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n')
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  // Reads its settings anew.
  process.kill(pid, 'SIGHUP')
  return {
    port,
    authority: readFileSync(join(home, 'ca.pem'), 'utf8'),
    close: async () => {
      // Ends at once, without writing down what is thrown away in a moment.
      process.kill(pid, 'SIGQUIT')
      while (existsSync(join(data, 'postmaster.pid'))) await sleep(20)
      for (const path of [home, `${home}.lock`, `${home}.start.log`]) rmSync(path, { recursive: true, force: true })
    },
  }
}
