import type { Config } from '#kernel/config.ts'
import type { Module } from '#kernel/module.ts'
import { declareChooses } from '#kernel/permissions.ts'
import { registerLists, registerSubjects } from '#kernel/records/subjects.ts'
import { registerSeeds } from '#kernel/tenants.ts'
import * as doors from './modules.ts'

/** Puts the modules together; one that depends on the settings is made here. */
export const modulesOf = (config: Config): readonly Module[] => {
  const modules = Object.values(doors).map((door) => (typeof door === 'function' ? door(config) : door))
  registerSubjects(modules.flatMap(({ subjects = [] }) => subjects))
  registerLists(modules.flatMap(({ lists = [] }) => lists))
  declareChooses(modules.map(({ chooses = {} }) => chooses))
  registerSeeds(modules)
  for (const { assembled } of modules) assembled?.(modules)
  return modules
}
