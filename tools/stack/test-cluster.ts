import { root, run } from '../process.ts'

/** Starts the cluster for tests where that can be done; else the port of the machine's own. */
export const testClusterPort = async (): Promise<string> =>
  (await run('bash', [`${root}/tools/test-cluster.sh`])).output.split('\n').at(-1) ?? '5432'
