/** The endpoints of profiles and of what people can show: education, certifications, skills, languages. */
import type { FastifyInstance } from 'fastify';
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
import {
  addCertification,
  lockCertification,
  removeCertification,
  updateCertification,
} from './certifications/commands.ts';
import { listCertifications } from './certifications/queries.ts';
import { cutPicture, removePicture, save } from './commands.ts';
import { addEducation, lockEducation, removeEducation, updateEducation } from './education/commands.ts';
import { listEducations } from './education/queries.ts';
import { attachLanguages, detachLanguage } from './languages/commands.ts';
import { listLanguages, listOwnLanguages } from './languages/queries.ts';
import { listCountries, listStates } from './places/queries.ts';
import { attachSkills, detachSkill } from './skills/commands.ts';
import { listOwnSkills } from './skills/queries.ts';

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
