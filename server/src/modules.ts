import type { Config } from '#kernel/config.ts'
import type { Module } from '#kernel/module.ts'
import { registerSubjects } from '#kernel/records/subjects.ts'
import { dictionaryModule } from '#modules/dictionary/index.ts'
import { fileModule } from '#modules/file/index.ts'
import { identityModule } from '#modules/identity/index.ts'
import { recordModule } from '#modules/record/index.ts'
import { tenancyModule } from '#modules/tenancy/index.ts'

/** The table of contents, lower layers first. */
export const modulesOf = (config: Config): readonly Module[] => {
  const modules = [recordModule, dictionaryModule, fileModule, identityModule(config), tenancyModule]
  registerSubjects(modules.flatMap(({ subjects = [] }) => subjects))
  return modules
}
