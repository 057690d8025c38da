// The subject of this bundle is pictures: uploads, their sizes, their addresses.
import { accountMenu } from '#kernel/account-menu.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { exportImages } from '#kernel/exporting.ts';
import { selfTests } from '#kernel/self-test.ts';
import { softwareVersions } from '#kernel/software-versions.ts';
import { storageKinds, storageOwners } from '#kernel/storage-kinds.ts';
import { imageOwners, imageStorage } from './storage.ts';
import { pictureVersions } from './versions.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { historySubjects, historyWords } from '#bundles/history/public.ts';
import { imagesInHistory } from './history-subjects.ts';
import { mediaInHistory } from './history-words.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { orderRoutes } from './editing/order/routes.ts';
import { editingRoutes } from './editing/routes.ts';
import { orderPictures } from './editing/tools.ts';
import { elementRoutes } from './elements/routes.ts';
import { listExportImages } from './exported-images.ts';
import {
  cleanUpImages,
  makeStepsJob,
  makeVariantsJob,
  remakeImageJob,
  removeFilesJob,
  weighImagesJob,
} from './jobs.ts';
import { imageNoticeSources, imageNotices } from './notices.ts';
import { ownImagesEntry } from './own/menu-entry.ts';
import { ownRoutes } from './own/routes.ts';
import { ownImages } from './personal-data.ts';
import { ownReferences } from './references/personal-data.ts';
import { referenceRoutes } from './references/routes.ts';
import { imageDeskEntry } from './rights/desk-page.ts';
import { expireImagesJob } from './rights/jobs.ts';
import { rightsRoutes } from './rights/routes.ts';
import { reportableImage } from './reporting.ts';
import { routes } from './routes.ts';
import { usesAtPlaces } from './moving-rows.ts';
import { imageActions } from './table/bulk.ts';
import { IMAGE_DESK } from './table/table-page.ts';
import { pictureCheck } from './self-test.ts';
import { settingFields } from './settings-fields.ts';
import { uploadRoutes } from './upload/routes.ts';

export const media = defineBundle({
  name: 'media',
  routes: (app) => {
    routes(app);
    uploadRoutes(app);
    ownRoutes(app);
    editingRoutes(app);
    orderRoutes(app);
    rightsRoutes(app);
    elementRoutes(app);
    referenceRoutes(app);
  },
  jobs: [
    makeVariantsJob,
    remakeImageJob,
    removeFilesJob,
    cleanUpImages,
    expireImagesJob,
    weighImagesJob,
    makeStepsJob,
  ],
  slots: [
    historyWords.add(async () => mediaInHistory),
    historySubjects.add(async () => imagesInHistory),
    settingsPage.addAll(async () => settingFields),
    accountMenu.add(ownImagesEntry),
    deskMenu.add(imageDeskEntry),
    deskTables.add(async () => IMAGE_DESK),
    bulkActions.addAll(imageActions),
    reportables.add(async () => reportableImage),
    exportImages.addAll(listExportImages),
    usesAtPlaces,
    selfTests.add(async () => pictureCheck),
    storageKinds.addAll(imageStorage),
    storageOwners.addAll(imageOwners),
    softwareVersions.addAll(pictureVersions),
  ],
  notices: imageNotices,
  news: imageNoticeSources,
  tools: [orderPictures],
  personalData: [ownImages, ownReferences],
});
