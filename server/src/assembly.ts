import type { Config } from '#kernel/config.ts'
import { attachContributions } from '#kernel/extension-point.ts'
import type { Module } from '#kernel/module.ts'
import { declareChooses, declarePermissionCodes } from '#kernel/auth/permissions.ts'
import { declarePlans } from '#kernel/auth/plans.ts'
import { registerGuards } from '#kernel/records/write/deletion-guard.ts'
import { registerLinks } from '#kernel/records/links.ts'
import { registerSubjects } from '#kernel/records/subjects.ts'
import { registerLists } from '#kernel/records/virtual-lists.ts'
import { registerSeeds } from '#kernel/db/tenants.ts'
import { declareSentences } from '#kernel/sentences.ts'
import { registerSmsScenes } from '#kernel/sms-scenes.ts'
import * as entries from './modules.ts'

/** Puts the modules together; one that depends on the settings is made here. */
export const modulesOf = (config: Config): readonly Module[] => {
  const modules = Object.values(entries).map((entry) => (typeof entry === 'function' ? entry(config) : entry))
  registerSubjects(modules.flatMap(({ subjects = [] }) => subjects))
  registerGuards(modules.flatMap(({ guards = [] }) => guards))
  registerLinks(modules.flatMap(({ links = [] }) => links))
  registerLists(modules.flatMap(({ lists = [] }) => lists))
  declarePlans(modules.map(({ pages = {} }) => pages))
  declareChooses(modules.map(({ chooses = {} }) => chooses))
  declarePermissionCodes(modules.map(({ furtherPermissions = {} }) => furtherPermissions))
  registerSeeds(modules)
  declareSentences(modules.flatMap(({ sentences = [] }) => sentences))
  registerSmsScenes(
    modules.flatMap(({ smsScenes = [] }) => smsScenes),
    config.SMS_SIGN_NAME,
  )
  attachContributions(modules.flatMap(({ contributes = [] }) => contributes))
  for (const { assembled } of modules) assembled?.(modules)
  return modules
}
