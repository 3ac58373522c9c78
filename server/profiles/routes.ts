/** The endpoints of profiles and of what people can show: education, certifications, skills, languages. */
import type { FastifyInstance } from 'fastify';
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
import { cutPicture, removePicture, save } from './commands.ts';
import {
  addCertification,
  addEducation,
  attachLanguages,
  attachSkills,
  detachLanguage,
  detachSkill,
  lockCertification,
  lockEducation,
  removeCertification,
  removeEducation,
  updateCertification,
  updateEducation,
} from './qualifications/commands.ts';
import {
  listCertifications,
  listEducations,
  listLanguages,
  listOwnLanguages,
  listOwnSkills,
} from './qualifications/queries.ts';
import { listCountries, listStates } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    profiles,
    { save: prepared(cutPicture, save), removePicture, countries: listCountries, states: listStates },
    mounting,
  );
  mountEndpoints(
    app,
    educations,
    {
      list: listEducations,
      add: addEducation,
      update: gated(lockEducation, updateEducation),
      remove: gated(lockEducation, removeEducation),
    },
    mounting,
  );
  mountEndpoints(
    app,
    certifications,
    {
      list: listCertifications,
      add: addCertification,
      update: gated(lockCertification, updateCertification),
      remove: gated(lockCertification, removeCertification),
    },
    mounting,
  );
  mountEndpoints(
    app,
    userSkills,
    { list: listOwnSkills, attach: attachSkills, detach: detachSkill },
    mounting,
  );
  mountEndpoints(
    app,
    languages,
    { list: listLanguages, listOwn: listOwnLanguages, attach: attachLanguages, detach: detachLanguage },
    mounting,
  );
}
