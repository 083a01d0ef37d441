import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { register } from 'node:module'
import type { Config } from '../config.ts'

/**
 * Off unless somebody listens. Statements are named, never their parameters.
 * Must run before the traced packages are loaded, so `main.ts` calls it ahead of everything else.
 */
export const startTracing = (config: Config): void => {
  if (!config.OTLP_ENDPOINT) return
  // oxlint-disable-next-line typescript/no-deprecated -- the library's loader hook has no synchronous form yet
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const sdk = new NodeSDK({
    serviceName: 'srm',
    traceExporter: new OTLPTraceExporter({ url: config.OTLP_ENDPOINT }),
    instrumentations: [
      new HttpInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    ],
  })
  sdk.start()
}
