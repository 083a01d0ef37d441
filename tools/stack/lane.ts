import type { Env } from '../process.ts'
import { feishu } from '../stand-ins/feishu.ts'

/** A server, a worker and a database of their own, so that journeys of two files never meet. */
export type Lane = { readonly port: number; readonly feishuPort: number; readonly env: Env }

type Ground = { readonly port: number; readonly database: string; readonly webRoot: string; readonly cluster: string }

export const lanesFrom = ({ port, database, webRoot, cluster }: Ground, count: number): readonly Lane[] =>
  Array.from({ length: count }, (_, index) => {
    const own = port + index
    const feishuPort = own + 90
    const env: Env = {
      SRM_FEISHU_BASE_URL: `http://127.0.0.1:${feishuPort}`,
      SRM_FEISHU_APP_ID: feishu.id,
      SRM_FEISHU_APP_SECRET: feishu.secret,
      SRM_PUBLIC_URL: `http://127.0.0.1:${own}/public/admin/`,
      SRM_PG_PORT: cluster,
      SRM_PG_DATABASE: index === 0 ? database : `${database}_${index + 1}`,
      SRM_PORT: String(own),
      // What the console driver "sends" is kept there, and the demo people have the same numbers in every lane.
      SRM_REDIS_URL: `redis://127.0.0.1:6379/${index}`,
      SRM_WEB_ROOT: webRoot,
      // All journeys come from one address; how many of them ask for a code depends on the commit.
      SRM_SMS_CAPTCHA_AFTER: '100',
    }
    return { port: own, feishuPort, env }
  })
