import { onboarding } from '@srm/api/onboarding'
import { implement } from '#kernel/module.ts'
import { createApplication, removeApplication, updateApplication } from './application.service.ts'
import {
  applicationOptions,
  applicationTotals,
  getApplication,
  invitationOf,
  listApplications,
  reviewOf,
} from './application.views.ts'
import { outside } from './outside.service.ts'
import { approve, duplicate, link, reject, returnToApplicant, take } from './review.service.ts'
import { renewing } from './renew.service.ts'
import { accept, askAgain, askForUpdate, changeAsked, refuse, removeAsked } from './update.service.ts'
import { getUpdate, listUpdates, updateOptions, updateTotals } from './update.views.ts'

export const routes = implement(onboarding, {
  application: {
    list: (ctx, { query }) => listApplications(ctx, query),
    summary: (ctx, { query }) => applicationTotals(ctx, query),
    all: (ctx, { query }) => applicationOptions(ctx, query.keyword),
    show: (ctx, { params }) => getApplication(ctx, params.id),
    create: (ctx, { body }) => createApplication(ctx, body),
    update: (ctx, { params, body }) => updateApplication(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeApplication(ctx, params.id, query.version),
    review: (ctx, { params }) => reviewOf(ctx, params.id),
    invitation: (ctx) => invitationOf(ctx),
    take: (ctx, { params, body }) => take(ctx, params.id, body),
    link: (ctx, { params, body }) => link(ctx, params.id, body),
    approve: (ctx, { params, body }) => approve(ctx, params.id, body),
    giveBack: (ctx, { params, body }) => returnToApplicant(ctx, params.id, body),
    reject: (ctx, { params, body }) => reject(ctx, params.id, body),
    duplicate: (ctx, { params, body }) => duplicate(ctx, params.id, body),
  },
  outside,
  update: {
    list: (ctx, { query }) => listUpdates(ctx, query),
    summary: (ctx, { query }) => updateTotals(ctx, query),
    all: (ctx, { query }) => updateOptions(ctx, query.keyword),
    show: (ctx, { params }) => getUpdate(ctx, params.id),
    create: (ctx, { body }) => askForUpdate(ctx, body),
    update: (ctx, { params, body }) => changeAsked(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeAsked(ctx, params.id, query.version),
    accept: (ctx, { params, body }) => accept(ctx, params.id, body),
    refuse: (ctx, { params, body }) => refuse(ctx, params.id, body),
    send: (ctx, { params, body }) => askAgain(ctx, params.id, body),
  },
  renew: renewing,
})
