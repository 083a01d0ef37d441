import type { Config } from '#kernel/config.ts'
import type { Module } from '#kernel/module.ts'
import { registerSubjects } from '#kernel/records/subjects.ts'
import * as doors from './modules.ts'

/** Puts the modules together; one that depends on the settings is made here. */
export const modulesOf = (config: Config): readonly Module[] => {
  const modules = Object.values(doors).map((door) => (typeof door === 'function' ? door(config) : door))
  registerSubjects(modules.flatMap(({ subjects = [] }) => subjects))
  return modules
}
