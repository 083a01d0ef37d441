import type { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import type { Logger } from '../log/log.ts'
import { aliyunSms } from './sms-aliyun.ts'
import { consoleSms } from './sms-console.ts'
import { tencentSms } from './sms-tencent.ts'
import type { Sms } from './sms.ts'

export const createSms = (config: Config, log: Logger, redis: Redis): Sms => {
  if (config.SMS_PROVIDER === 'aliyun') return aliyunSms(config)
  if (config.SMS_PROVIDER === 'tencent') return tencentSms(config)
  return consoleSms(log, redis, config.PG_DATABASE)
}
