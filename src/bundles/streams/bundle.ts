// Declares videos and sound: uploads in pieces, what is made of them, how they are delivered and played.
import { deskMenu } from '#kernel/desk-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { selfTests } from '#kernel/self-test.ts';
import { softwareVersions } from '#kernel/software-versions.ts';
import { storageKinds, storageOwners } from '#kernel/storage-kinds.ts';
import { streamOwners, streamStorage } from './storage.ts';
import { historyWords } from '#bundles/history/public.ts';
import { reportables } from '#bundles/moderation/public.ts';
import { streamsInHistory } from './history-words.ts';
import { mediaSources } from '#bundles/media/public.ts';
import { LIVE_TOPIC } from './constants.ts';
import { streamFileRoutes } from './delivery/routes.ts';
import {
  makePosterJob,
  makeStreamJob,
  removeStreamFilesJob,
  cleanUpStreams,
  weighStreamsJob,
} from './jobs.ts';
import { streamTopic } from './live-topic.ts';
import { streamSource } from './media-source.ts';
import { streamsEntry } from './menu-entry.ts';
import { streamNoticeSources, streamNotices } from './notices.ts';
import { ownStreams } from './personal-data.ts';
import { streamingRoutes } from './routes.ts';
import { usesAtPlaces } from './moving-rows.ts';
import { videoCheck, videoVersion } from './self-test.ts';
import { streamUploadRoutes } from './uploading/routes.ts';
import { reportableStream } from './reporting.ts';

export const streams = defineBundle({
  name: 'streams',
  routes: (app) => {
    streamingRoutes(app);
    streamUploadRoutes(app);
    streamFileRoutes(app);
  },
  jobs: [makeStreamJob, makePosterJob, removeStreamFilesJob, cleanUpStreams, weighStreamsJob],
  slots: [
    reportables.add(async () => reportableStream),
    historyWords.add(async () => streamsInHistory),
    deskMenu.add(streamsEntry),
    mediaSources.add(async () => streamSource),
    usesAtPlaces,
    selfTests.add(async () => videoCheck),
    storageKinds.addAll(streamStorage),
    storageOwners.addAll(streamOwners),
    softwareVersions.add(videoVersion),
  ],
  notices: streamNotices,
  news: streamNoticeSources,
  personalData: [ownStreams],
  live: { [LIVE_TOPIC]: streamTopic },
});
